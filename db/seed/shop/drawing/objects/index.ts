import { AUDIO } from "./audio.ts";
import { BAGS } from "./bags.ts";
import { CLOTHING } from "./clothing.ts";
import type { Drawing } from "./drawing.ts";
import { FURNITURE } from "./furniture.ts";
import { GARDEN } from "./garden.ts";
import { KITCHEN } from "./kitchen.ts";
import { LIGHTING } from "./lighting.ts";
import { PLAY } from "./play.ts";

const ALL = { ...LIGHTING, ...KITCHEN, ...FURNITURE, ...CLOTHING, ...BAGS, ...AUDIO, ...GARDEN, ...PLAY };

export type DrawingName = keyof typeof ALL;

export const DRAWINGS: Record<DrawingName, Drawing> = ALL;
