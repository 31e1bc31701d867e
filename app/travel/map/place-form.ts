import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { MAP_SIZE, type MapPlace, placeAtPixel, readMapView } from "./map-view.ts";

const BOUNDS = { latitude: 90, longitude: 180 } as const;
const EXAMPLES = { latitude: "38.7139", longitude: "-9.1334" } as const;
/** A sign, and at most so many digits as a millimeter needs. */
const DEGREES = /^([-+−–]?)(\d{1,3}(?:[.,]\d{1,10})?)°?$/u;

/** Degrees as they are typed, with a point or comma; null when nothing is. Six decimals are kept: a tenth of a meter. */
const degrees = (name: keyof typeof BOUNDS) =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const text = (typed ?? "").replace(/\s/g, "");
			if (text === "") return null;
			const [, sign, digits] = DEGREES.exec(text) ?? [];
			const amount = digits === undefined ? Number.NaN : Number(digits.replace(",", "."));
			const bound = BOUNDS[name];
			if (amount <= bound) return Math.round((sign && sign !== "+" ? -amount : amount) * 1e6) / 1e6 || 0;
			context.addIssue({
				code: "custom",
				message: t.placeErrors[name]({ bound, example: EXAMPLES[name] }),
			});
			return z.NEVER;
		});

/** What is seen of the picture, in whose pixels browsers say where it was clicked. */
export const CLICKED_SIZE = { width: MAP_SIZE.width / 2, height: MAP_SIZE.height / 2 } as const;

/** The place at a click; null for the corner, which browsers report when the picture is pressed with a key. */
function clickedPlace({
	at,
	x,
	y,
}: {
	at: string;
	x?: string | undefined;
	y?: string | undefined;
}): MapPlace | null {
	const view = readMapView(at);
	const [left, top] = [x, y].map((pixel) => (/^\d{1,4}$/.test(pixel ?? "") ? Number(pixel) : Number.NaN));
	if (!view || left === undefined || top === undefined) return null;
	const isOnPicture = left <= CLICKED_SIZE.width && top <= CLICKED_SIZE.height && left + top > 0;
	return isOnPicture ? placeAtPixel(view, { x: left * 2, y: top * 2 }) : null;
}

const typed = () => z.string().optional();

/**
 * Where a hotel is: `latitude` and `longitude` as they are typed, both empty for no place; or, with `at`, the part of the
 * map that was clicked and where (`x`, `y`).
 */
export const placeSchema = z
	.object({
		latitude: degrees("latitude"),
		longitude: degrees("longitude"),
		at: typed(),
		x: typed(),
		y: typed(),
		expectedVersion: z.string().optional().default(""),
	})
	.transform(({ latitude, longitude, at, x, y, expectedVersion }, context) => {
		const refuse = (message: string, ...path: string[]) => {
			context.addIssue({ code: "custom", path, message });
			return z.NEVER;
		};
		if (at !== undefined) {
			const place = clickedPlace({ at, x, y });
			return place ? { place, expectedVersion } : refuse(t.placeErrors.noClick);
		}
		if (latitude !== null && longitude !== null)
			return { place: { latitude, longitude } as MapPlace, expectedVersion };
		if (latitude === null && longitude === null) return { place: null, expectedVersion };
		return latitude === null
			? refuse(t.placeErrors.latitudeToo, "latitude")
			: refuse(t.placeErrors.longitudeToo, "longitude");
	});

/** As `38.7139, -9.1334`. */
export const placeText = ({
	latitude,
	longitude,
}: {
	latitude: number | null;
	longitude: number | null;
}): string | null => (latitude === null || longitude === null ? null : `${latitude}, ${longitude}`);
