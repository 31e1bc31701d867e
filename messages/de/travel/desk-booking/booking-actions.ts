import type { Messages } from "#messages/en/index.ts";

export const bookingActions: Messages["bookingActions"] = {
	label: ({ number }) => `Aktionen für ${number}`,
	open: "Öffnen",
};
