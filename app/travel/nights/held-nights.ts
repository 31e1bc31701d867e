import { nightsOf, type StayDates, staysOf } from "./stay.ts";

/** What a block takes: from one date up to another (exclusive), but for the nights that were sold before. */
export type BlockedNights = { from_date: string; to_date: string; conflict: string };

/** The nights of a block that were sold before it came, so that it does not hold them, from `from` on. */
export const soldNights = ({ conflict }: Pick<BlockedNights, "conflict">, from = ""): string[] =>
	conflict.split(",").filter((date) => date !== "" && date >= from);

/** The nights that a block holds. */
export function heldNights(block: BlockedNights): string[] {
	const sold = new Set(soldNights(block));
	return nightsOf({ checkIn: block.from_date, checkOut: block.to_date }).filter((date) => !sold.has(date));
}

/** The nights that a block holds, as runs of consecutive nights. */
export const heldStays = (block: BlockedNights): StayDates[] => staysOf(heldNights(block));
