import type { Messages } from "#messages/en/index.ts";

export const staySearch: Messages["staySearch"] = {
	destination: "Destino",
	placeholder: "Cidade ou hotel",
	checkIn: "Check-in",
	checkOut: "Check-out",
	adults: "Adultos",
	children: "Crianças",
	rooms: "Quartos",
	ages: "Idade das crianças em anos",
	child: ({ number }) => `Criança ${number}`,
	/** In place of an age that is not chosen yet. */
	age: "Idade",
	agesMissing: "Introduza a idade das crianças para ver o preço exato.",
	updatePrice: "Atualizar o preço",
};
