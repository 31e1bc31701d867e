import type { Messages } from "#messages/en/index.ts";

export const vehicleTypes: Messages["vehicleTypes"] = {
	label: { truck: "Lkw", loader: "Transporter" },
	hint: {
		truck: "Für eine Wohnung oder ein Haus, mit Fahrer",
		loader: "Klein und offen, für wenige große Gegenstände",
	},
};
