import { readUserId } from "#app/account/users/user-filters.ts";
import { kindInPath } from "#app/common/changes/trail-path.ts";
import { dateBound, listFilters, textThat } from "#app/common/lists/list-filters.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ChangeEntry } from "#db/schema/common.ts";
import { readKindFilter, TRAIL_KIND_NAMES } from "./trail-kinds.ts";

/** The id of an account; 0 for everybody. */
const person = {
	usual: 0,
	read: readUserId,
	write: (id: number) => (id === 0 ? "" : String(id)),
};

const kind = textThat((text) => readKindFilter(text) !== undefined);

const MAX_KEY = 60;

/** A record in URLs, such as `product.k3Gd7JmQ` or `seller.market`; "" for all. */
const subject = {
	usual: "",
	read: (text: string) => (readTrailSubject(text) ? text : ""),
	write: (chosen: string) => chosen,
};

/** The record that a URL names, as the trail stores it; undefined for none. A masked id becomes a number. */
export function readTrailSubject(text: string): ChangeEntry["subject"] | undefined {
	const [name = "", ...rest] = text.split(".");
	const found = TRAIL_KIND_NAMES.find((each) => kindInPath(each) === name);
	const key = rest.join(".");
	if (!found || !/^[\w-]+$/.test(key) || key.length > MAX_KEY) return undefined;
	const hasOwnKey = found === "conversation" || found === "moving booking" || found === "rate card";
	// Stored as `seller hotel 7`.
	const hotel = found === "seller" ? /^hotel-([\w-]+)$/.exec(key)?.[1] : undefined;
	if (hotel !== undefined) return `seller hotel ${unmaskId(hotel) ?? 0}`;
	const id = hasOwnKey || key === "market" ? null : unmaskId(key);
	return `${found} ${id ?? key}` as ChangeEntry["subject"];
}

/** The filters of `/trail`. `from` and `to` are the first and last day, inclusive, in the market's time zone. */
export const TRAIL_LIST = listFilters({
	path: "/trail",
	narrowing: { person, kind, subject, from: dateBound, to: dateBound },
	sorts: { newest: "desc" },
	sizes: [10, 20, 50],
	usualSize: 20,
});

export type TrailFilters = ReturnType<typeof TRAIL_LIST.read>;
