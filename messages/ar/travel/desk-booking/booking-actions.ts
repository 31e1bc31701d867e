import type { Messages } from "#messages/en/index.ts";

export const bookingActions: Messages["bookingActions"] = {
	label: ({ number }) => `إجراءات ${number}`,
	open: "فتح",
};
