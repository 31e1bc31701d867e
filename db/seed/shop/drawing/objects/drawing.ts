/** `stand`: on the ground; `hang`: before the wall; `lie`: seen from above. */
export type Drawing = {
	place: "stand" | "hang" | "lie";
	/** The object in a main and a second colour, as SVG shapes. */
	draw: (main: string, second: string) => string;
	/** What a look up close is centred on; the middle when nothing is said. */
	focus?: [x: number, y: number];
};
