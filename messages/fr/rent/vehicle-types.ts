import type { Messages } from "#messages/en/index.ts";

export const vehicleTypes: Messages["vehicleTypes"] = {
	label: { truck: "Camion", loader: "Camionnette" },
	hint: {
		truck: "Pour un appartement ou une maison, avec chauffeur",
		loader: "Petite et ouverte, pour quelques objets volumineux",
	},
};
