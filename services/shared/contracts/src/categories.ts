import { z } from 'zod';
import { APPROACHES, CATEGORIES } from './vocabulary.ts';

export const categorySchema = z.enum(CATEGORIES);
export const approachSchema = z.enum(APPROACHES);
