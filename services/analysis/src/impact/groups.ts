import type { Impact } from '@360/contracts/analysis';

export interface Group {
  readonly group: string;
  readonly kind: Impact['kind'];
}

/** Who or what can be affected, by the words that reports use: the first of each line names the group. */
const GROUPS: Readonly<Record<Impact['kind'], readonly string[]>> = {
  people: [
    'people person persons lives victims civilians bystanders',
    'residents resident villagers villager locals neighbours neighbors inhabitants islanders townspeople',
    'households household homeowners homeowner',
    'workers worker employees employee staff labourers laborers miners miner staffers',
    'patients patient',
    'farmers farmer growers grower ranchers herders',
    'students student pupils pupil schoolchildren undergraduates',
    'teachers teacher lecturers',
    'families family relatives parents',
    'children child kids toddlers infants babies',
    'passengers passenger commuters commuter travellers traveller travelers traveler',
    'motorists motorist',
    'nurses nurse doctors doctor medics medic paramedics',
    'tenants tenant renters renter',
    'customers customer consumers consumer shoppers',
    'pensioners pensioner retirees retiree',
    'migrants migrant refugees refugee asylum-seekers',
    'prisoners prisoner inmates inmate detainees',
    'tourists tourist holidaymakers visitors',
    'fishermen fisherman fishers sailors sailor',
    'firefighters firefighter rescuers rescuer',
    'soldiers soldier troops',
    'journalists journalist reporters',
    'protesters protester demonstrators demonstrator',
    'users user subscribers',
  ],
  place: [
    'homes home houses house apartments apartment flats dwellings',
    'buildings building offices landmarks church churches mosque mosques temple temples',
    'villages village towns town neighbourhoods neighborhoods suburbs districts',
    'vehicles vehicle cars car trucks boats boat vessels',
  ],
  service: [
    'power electricity',
    'water sanitation',
    'schools school classrooms universities university kindergartens',
    'hospitals hospital clinics clinic wards',
    'roads road highways highway motorways motorway bridges bridge streets street tunnel tunnels',
    'trains train railways railway railroads subway metro trams',
    'buses bus',
    'flights flight airports airport runways runway',
    'ferries ferry ports port harbour harbor terminal terminals pier',
    'internet broadband phones websites website',
    'shops shop stores restaurants pubs supermarkets',
  ],
  economy: [
    'jobs job posts',
    'businesses business firms firm companies company retailers',
    'factories factory plants plant mines mine refinery refineries',
    'prices price bills fares rents costs',
    'shares share stocks stock',
    'exports export imports shipments shipment',
    'production output manufacturing',
    'wages wage salaries salary pensions',
    'crops crop harvests harvest livestock cattle orchards vineyards',
    'tourism bookings',
  ],
  nature: [
    'forests forest woodland woodlands trees hectares acres',
    'rivers river lake lakes wetlands wetland reefs reef',
    'beaches beach coastline shoreline',
    'wildlife animals birds fish bees whales seals',
    'soil farmland',
  ],
};

const BY_WORD = new Map(
  Object.entries(GROUPS).flatMap(([kind, lines]) =>
    lines.flatMap((line) => {
      const words = line.split(' ');
      const group: Group = { group: words[0] ?? line, kind: kind as Impact['kind'] };
      return words.map((word) => [word, group] as const);
    }),
  ),
);

/** The group that a lower-case English word names; undefined where it names none. */
export const groupOf = (word: string): Group | undefined => BY_WORD.get(word);
