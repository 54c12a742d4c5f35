/** Does the work for every input, `most` at a time, and answers in their order. @throws the first failure */
export const someAtOnce = async <Input, Output>(
  inputs: readonly Input[],
  most: number,
  work: (input: Input) => Promise<Output>,
): Promise<Output[]> => {
  const outputs: Output[] = [];
  const waiting = inputs.entries();
  const worker = async () => {
    for (const [at, input] of waiting) outputs[at] = await work(input);
  };
  await Promise.all(Array.from({ length: Math.min(most, inputs.length) }, worker));
  return outputs;
};
