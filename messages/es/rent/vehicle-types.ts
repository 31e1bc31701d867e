import type { Messages } from "#messages/en/index.ts";

export const vehicleTypes: Messages["vehicleTypes"] = {
	label: { truck: "Camión", loader: "Camioneta" },
	hint: {
		truck: "Para un piso o una casa, con conductor",
		loader: "Pequeña y abierta, para unos pocos objetos grandes",
	},
};
