/* How a map is drawn: the layers and kinds of Protomaps' basemap, version 4 (https://docs.protomaps.com/basemaps/layers),
   from the bottom up. */

export type MapTheme = "light" | "dark";

type Colors = Record<
	| "water"
	| "earth"
	| "park"
	| "wood"
	| "sand"
	| "built"
	| "works"
	| "building"
	| "casing"
	| "street"
	| "major"
	| "highway"
	| "path"
	| "rail"
	| "border"
	| "place"
	| "district"
	| "streetName"
	| "waterName"
	| "parkName"
	| "halo",
	string
>;

export const MAP_COLORS: Record<MapTheme, Colors> = {
	light: {
		water: "#a9d3ea",
		earth: "#f6f3ec",
		park: "#cde8c0",
		wood: "#d5e8cb",
		sand: "#f4eacb",
		built: "#ece7dd",
		works: "#e6e3ea",
		building: "#e3dccf",
		casing: "#ddd5c6",
		street: "#ffffff",
		major: "#fff3c9",
		highway: "#fbd68b",
		path: "#d8cfbd",
		rail: "#bdb6aa",
		border: "#b9a7c0",
		place: "#2b2620",
		district: "#6a6156",
		streetName: "#6f675c",
		waterName: "#3f7396",
		parkName: "#43733a",
		halo: "#fbf9f4",
	},
	dark: {
		water: "#152c3d",
		earth: "#26241f",
		park: "#22372a",
		wood: "#233329",
		sand: "#37332a",
		built: "#2d2a25",
		works: "#2c2b32",
		building: "#38342d",
		casing: "#1d1b17",
		street: "#46423a",
		major: "#5a5242",
		highway: "#75623c",
		path: "#403b33",
		rail: "#5b564e",
		border: "#6d5f75",
		place: "#f3eee6",
		district: "#b9b0a2",
		streetName: "#b0a797",
		waterName: "#7fb2d3",
		parkName: "#8fbf88",
		halo: "#1b1915",
	},
};

type ColorName = keyof Colors;

/** Areas of a layer, by the kinds that have a color. */
export const AREAS: readonly {
	layer: string;
	from: number;
	colors: Record<string, ColorName>;
	other?: ColorName;
}[] = [
	{ layer: "earth", from: 0, colors: {}, other: "earth" },
	{
		layer: "landcover",
		from: 0,
		colors: { forest: "wood", grassland: "wood", urban_area: "built", barren: "sand", scrub: "wood" },
	},
	{
		layer: "landuse",
		from: 6,
		colors: {
			park: "park",
			nature_reserve: "park",
			national_park: "park",
			golf_course: "park",
			cemetery: "park",
			garden: "park",
			playground: "park",
			recreation_ground: "park",
			pitch: "park",
			grass: "park",
			zoo: "park",
			forest: "wood",
			wood: "wood",
			scrub: "wood",
			meadow: "wood",
			orchard: "wood",
			vineyard: "wood",
			beach: "sand",
			sand: "sand",
			residential: "built",
			urban_area: "built",
			commercial: "built",
			pedestrian: "built",
			industrial: "works",
			railway: "works",
			aerodrome: "works",
			hospital: "works",
			university: "works",
		},
	},
	{ layer: "water", from: 0, colors: {}, other: "water" },
	{ layer: "buildings", from: 15, colors: {}, other: "building" },
];

/** Pixels wide at zooms; between two of them in proportion. */
type Widths = readonly (readonly [zoom: number, width: number])[];

/** Lines of a layer, from the least to the most important. The casing is drawn below all lines. */
export const LINES: readonly {
	layer: string;
	kinds: readonly string[];
	color: ColorName;
	casing?: ColorName;
	dashes?: string;
	widths: Widths;
}[] = [
	{
		layer: "water",
		kinds: ["river"],
		color: "water",
		widths: [
			[8, 1],
			[12, 3],
			[15, 9],
		],
	},
	{
		layer: "water",
		kinds: ["stream", "canal"],
		color: "water",
		widths: [
			[12, 0.8],
			[15, 3],
		],
	},
	{
		layer: "boundaries",
		kinds: ["country"],
		color: "border",
		dashes: "6 3",
		widths: [
			[1, 0.8],
			[6, 1.4],
		],
	},
	{
		layer: "roads",
		kinds: ["path"],
		color: "path",
		dashes: "3 2.5",
		widths: [
			[14, 1],
			[17, 2],
		],
	},
	{
		layer: "roads",
		kinds: ["ferry"],
		color: "waterName",
		dashes: "5 4",
		widths: [
			[11, 0.6],
			[15, 1],
		],
	},
	{
		layer: "roads",
		kinds: ["rail"],
		color: "rail",
		widths: [
			[10, 0.8],
			[14, 1.6],
			[17, 3],
		],
	},
	{
		layer: "roads",
		kinds: ["minor_road", "other"],
		color: "street",
		casing: "casing",
		widths: [
			[12, 0.5],
			[13, 1.2],
			[14, 3],
			[15, 6],
			[17, 15],
		],
	},
	{
		layer: "roads",
		kinds: ["major_road"],
		color: "major",
		casing: "casing",
		widths: [
			[7, 0.7],
			[10, 1.4],
			[12, 2.6],
			[14, 6.5],
			[15, 10],
			[17, 22],
		],
	},
	{
		layer: "roads",
		kinds: ["highway"],
		color: "highway",
		casing: "casing",
		widths: [
			[5, 0.7],
			[8, 1.6],
			[12, 3.6],
			[14, 8],
			[15, 12],
			[17, 26],
		],
	},
];

export function widthAt(widths: Widths, zoom: number): number {
	const [first] = widths;
	if (!first || zoom < first[0]) return 0;
	for (const [at, [to, width]] of widths.entries()) {
		const [from, least] = widths[at - 1] ?? [to, width];
		if (zoom <= to) return to === from ? width : least + ((width - least) * (zoom - from)) / (to - from);
	}
	return widths.at(-1)?.[1] ?? 0;
}

/** Names of places and areas, the most important first: how large they are at which zoom. */
export const NAMES: readonly {
	layer: string;
	kinds: readonly string[];
	details?: readonly string[];
	color: ColorName;
	size: number;
	weight: 400 | 700;
	zooms: readonly [from: number, to: number];
}[] = [
	{ layer: "places", kinds: ["country"], color: "district", size: 13, weight: 700, zooms: [2, 7] },
	{
		layer: "places",
		kinds: ["locality"],
		details: ["city"],
		color: "place",
		size: 17,
		weight: 700,
		zooms: [4, 14],
	},
	{ layer: "places", kinds: ["locality"], color: "place", size: 13, weight: 700, zooms: [9, 15] },
	{
		layer: "places",
		kinds: ["macrohood", "neighbourhood"],
		color: "district",
		size: 13,
		weight: 700,
		zooms: [12, 17],
	},
	{
		layer: "water",
		kinds: ["ocean", "sea", "bay", "lake", "water", "strait"],
		color: "waterName",
		size: 13,
		weight: 400,
		zooms: [3, 18],
	},
	{
		layer: "pois",
		kinds: ["park", "beach", "garden", "peak"],
		color: "parkName",
		size: 12,
		weight: 700,
		zooms: [13, 18],
	},
	{ layer: "pois", kinds: ["station"], color: "streetName", size: 12, weight: 700, zooms: [14, 18] },
];
