import type { HomeSize } from "#db/schema/rent.ts";

/** How much a customer can move, for the duration of the move. */
export const HOME_SIZES: Record<HomeSize, string> = {
	item: "One item",
	studio: "Studio",
	one: "1 bedroom",
	two: "2 bedrooms",
	three: "3 or more bedrooms",
};

export const HOME_SIZE_NAMES = Object.keys(HOME_SIZES) as [HomeSize, ...HomeSize[]];

export const MOST_HELPERS = 4;

/** How long a move takes when nothing else is known: 2 hours, in half hours. */
export const USUAL_CELLS = 4;

/** What a customer may tell about a move besides where, when and with which vehicle. */
export type MoveJob = {
	homeSize: HomeSize | null;
	/** Postal codes; empty when left out. */
	fromZip: string;
	toZip: string;
	/** 0 is the ground floor. */
	fromFloor: number;
	toFloor: number;
	hasFromElevator: boolean;
	hasToElevator: boolean;
	helpers: number;
	packing: boolean;
};

/** The job of a customer who left out everything optional. */
export const UNKNOWN_JOB: MoveJob = {
	homeSize: null,
	fromZip: "",
	toZip: "",
	fromFloor: 0,
	toFloor: 0,
	hasFromElevator: false,
	hasToElevator: false,
	helpers: 0,
	packing: false,
};
