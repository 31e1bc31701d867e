import type { Messages } from "#messages/en/index.ts";

export const vehicleTypes: Messages["vehicleTypes"] = {
	label: { truck: "شاحنة", loader: "شاحنة صغيرة" },
	hint: {
		truck: "لشقة أو منزل، مع سائق",
		loader: "صغيرة ومكشوفة، لبضع قطع كبيرة",
	},
};
