import type { Messages } from "#messages/en/index.ts";

export const bookingForm: Messages["bookingForm"] = {
	request: "Une demande",
};
