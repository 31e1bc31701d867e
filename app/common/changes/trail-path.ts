import { maskId } from "#app/common/masked-id.ts";
import type { ChangeKind } from "#db/schema/common.ts";

/** A kind in URLs: `delivery-method`. */
export const kindInPath = (kind: ChangeKind): string => kind.replaceAll(" ", "-");

/** The trail of one record: an id is masked, other keys stay. */
export const trailPath = (kind: ChangeKind, key: number | string): string =>
	`/trail?subject=${kindInPath(kind)}.${encodeURIComponent(typeof key === "number" ? maskId(key) : key)}`;

/** The trail of the seller details of a hotel. */
export const trailOfHotelSeller = (hotelId: number): string =>
	trailPath("seller", `hotel-${maskId(hotelId)}`);

/** The trail of everything about an order, a stay or a move: the record and its conversation. */
export const trailOfNumber = (number: string): string => `/trail?q=${number}`;

/** The trail of everything that an account has changed. */
export const trailOfPerson = (accountId: number): string => `/trail?person=${accountId}`;
