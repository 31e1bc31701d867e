import type { Messages } from "#messages/en/index.ts";

export const roomForm: Messages["roomForm"] = {
	section: {
		room: "O quarto",
		guests: "Hóspedes",
		prices: "Preços",
		stay: "Duração da estadia",
		amenities: "Comodidades",
		adults: "Preço por número de adultos",
	},
	name: "Nome do quarto",
	nameHint: "Visível para os hóspedes, por exemplo “Quarto duplo com vista para o mar”.",
	description: "Descrição",
	beds: "Camas",
	bedsHint: "Por exemplo, “1 cama de casal, 1 sofá-cama”.",
	quantity: "Número de quartos",
	quantityHint: "Quartos deste tipo",
	size: "Área em m²",
	sleeps: "Capacidade",
	sleepsHint: "Adultos e crianças, até 20",
	maxAdults: "Máximo de adultos",
	guestsIncluded: "Hóspedes incluídos no preço",
	guestsIncludedHint: "Os hóspedes adicionais pagam extra",
	pricesIntro: ({ currency }) =>
		`Em ${currency}, por quarto e noite, impostos incluídos: os hóspedes não pagam mais nada. Pode definir outros preços por data no calendário.`,
	price: "Preço por noite",
	weekendPrice: "Sexta-feira e sábado",
	extraGuestPrice: "Preço por hóspede extra",
	adultsIntro:
		"Só se o preço depender de quantos adultos estão no quarto: quanto uma noite custa a mais do que o preço acima, ou a menos, com um sinal de menos. Para um número de adultos sem valor, cada hóspede além dos incluídos paga o preço por hóspede extra.",
	minNights: "Estadia mínima (noites)",
	maxNights: "Estadia máxima (noites)",
	maxNightsHint: "Até 90",
	amenities: "Comodidades do quarto",
};
