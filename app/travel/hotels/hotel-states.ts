import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";

export type HotelStatus = "pending" | "approved" | "suspended";

/** Where a hotel stands with Meeha. Only approved ones are found and booked; bookings stay whatever it becomes. */
export const HOTEL_STATES: Record<
	HotelStatus,
	{ label: string; tone: Tone; icon: IconName; to: readonly HotelStatus[] }
> = {
	pending: { label: "Waiting for approval", tone: "blue", icon: "clock", to: ["approved", "suspended"] },
	approved: { label: "Approved", tone: "green", icon: "check", to: ["suspended"] },
	suspended: { label: "Suspended", tone: "red", icon: "ban", to: ["approved"] },
};

export const HOTEL_STATUS_NAMES = Object.keys(HOTEL_STATES) as [HotelStatus, ...HotelStatus[]];
