import type { HousekeepingState } from "#db/schema/travel-hotels.ts";

/** What the button of a room does next. */
export const NEXT_STATE: Record<HousekeepingState, HousekeepingState> = {
	dirty: "clean",
	clean: "inspected",
	inspected: "dirty",
};
