import { audio } from "./audio.ts";
import { bags } from "./bags.ts";
import { clothing } from "./clothing.ts";
import type { DemoCategory } from "./demo-product.ts";
import { furniture } from "./furniture.ts";
import { garden } from "./garden.ts";
import { kitchen } from "./kitchen.ts";
import { lighting } from "./lighting.ts";
import { play } from "./play.ts";

export const DEMO_CATEGORIES: DemoCategory[] = [
	furniture,
	lighting,
	kitchen,
	clothing,
	bags,
	audio,
	garden,
	play,
];
