import type { Messages } from "#messages/en/index.ts";

export const manageBookings: Messages["manageBookings"] = {
	title: "Buchungen verwalten",
	none: "Sie haben noch keine Buchungen. Neue Buchungen erscheinen hier automatisch.",
};
