/** What a hotel has beside rooms. */
export type Inside = "pool" | "lobby" | "table" | "garden";

export type Land = {
	kind: "skyline" | "coast" | "bay" | "mountains" | "desert" | "temples";
	light: "day" | "dusk" | "dawn";
};
export type House = "townhouse" | "brick" | "tower" | "villa" | "riad" | "ryokan" | "chalet" | "lodge";
/** Of a hotel, in `#rrggbb`: its walls outside, doors and signs, cloth, and walls inside. */
export type Palette = { house: string; accent: string; textile: string; wall: string };

export type Scene = {
	shows: "house" | "land" | Inside | "room" | "bathroom";
	land: Land;
	house: House;
	palette: Palette;
	/** For a room. */
	bed: "double" | "twin" | "bunk" | "futon";
	/** The same number, the same picture. */
	seed: number;
	/** In pixels; three quarters as high. */
	width: number;
};

/** What a place's light makes of sky, sun and whatever stands in front of them. */
export type Light = {
	sky: [top: string, low: string];
	sun: string;
	sunY: number;
	lamp: string;
	isDim: boolean;
};

export type Drawing = { random: () => number; light: Light; scene: Scene };
