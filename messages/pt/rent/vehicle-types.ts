import type { Messages } from "#messages/en/index.ts";

export const vehicleTypes: Messages["vehicleTypes"] = {
	label: { truck: "Camião", loader: "Carrinha" },
	hint: {
		truck: "Para um apartamento ou uma casa, com motorista",
		loader: "Pequena e aberta, para alguns objetos grandes",
	},
};
