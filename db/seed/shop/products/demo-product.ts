import type { DrawingName } from "../drawing/objects/index.ts";

export type DemoProduct = {
	title: string;
	vendor: string;
	about: string;
	tags: string;
	/** Minor units. */
	price: number;
	was?: number;
	/** Name and values; the values of "Colour" are keys of `COLOURS`. */
	options?: [name: string, values: string[]][];
	/** What a value adds to the price. */
	extra?: Record<string, number>;
	draw: DrawingName;
	main: Colour;
	second: Colour;
	grams: number;
	/** How often it is bought, about 1 to 10. */
	liked: number;
	/** Of its variants: all are there, few are left, some are sold out, all are. */
	stock?: "few" | "some" | "none";
	status?: "draft" | "archived";
};

export type DemoCategory = {
	name: string;
	about: string;
	wall: string[];
	floor: string;
	products: DemoProduct[];
};

export const COLOURS = {
	Terracotta: "#c8694a",
	Sage: "#9caf88",
	Navy: "#33475b",
	Mustard: "#d8a24a",
	Oat: "#efe6d6",
	Plum: "#7d5a6b",
	Teal: "#5f7f86",
	Charcoal: "#454a52",
	Brass: "#c9a45c",
	Oak: "#c89a63",
	Walnut: "#7b5640",
	Blush: "#dba9a0",
	Sky: "#8fb4c9",
	Moss: "#6c7f59",
	Brick: "#a8503f",
	White: "#f8f4ec",
	Steel: "#b9bfc4",
	Sun: "#f0bd4f",
	Coral: "#e58368",
	Sand: "#d9c3a0",
	Amber: "#f1c27a",
} as const;

type Colour = keyof typeof COLOURS;
