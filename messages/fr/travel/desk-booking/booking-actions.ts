import type { Messages } from "#messages/en/index.ts";

export const bookingActions: Messages["bookingActions"] = {
	label: ({ number }) => `Actions pour ${number}`,
	open: "Ouvrir",
};
