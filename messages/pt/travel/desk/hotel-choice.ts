import type { Messages } from "#messages/en/index.ts";

export const hotelChoice: Messages["hotelChoice"] = {
	hotel: "Hotel",
	all: "Todos os hotéis",
	show: "Mostrar",
};
