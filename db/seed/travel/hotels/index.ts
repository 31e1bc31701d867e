import { CAPE_TOWN } from "./cape-town.ts";
import type { DemoCity } from "./demo-hotel.ts";
import { INNSBRUCK } from "./innsbruck.ts";
import { KYOTO } from "./kyoto.ts";
import { LISBON } from "./lisbon.ts";
import { MARRAKESH } from "./marrakesh.ts";
import { NEW_YORK } from "./new-york.ts";
import { QUEENSTOWN } from "./queenstown.ts";
import { RIO } from "./rio.ts";

export const DEMO_CITIES: readonly DemoCity[] = [
	LISBON,
	NEW_YORK,
	MARRAKESH,
	KYOTO,
	CAPE_TOWN,
	RIO,
	INNSBRUCK,
	QUEENSTOWN,
];
