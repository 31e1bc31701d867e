import type { Messages } from "#messages/en/index.ts";

export const roomGroup: Messages["roomGroup"] = {
	add: "Adicionar outro quarto",
	none: "Nenhum outro quarto está disponível para estas datas e hóspedes.",
	most: ({ max }) => `Pode reservar até ${max} quartos de uma vez.`,
	extras: "Os extras são para o primeiro quarto. Depois de reservar, pode adicionar extras aos outros.",
	total: ({ rooms }) => `Total de ${rooms}`,
	removeGone: "Remova este quarto para reservar os outros.",
	bookRest: "Reservar os outros quartos",
	title: "Reservado em conjunto",
	intro: "Pode alterar ou cancelar cada quarto em separado.",
	with: ({ numbers }) => <>Reservado em conjunto com {numbers}</>,
	unpaid: ({ room, link }) => (
		<>
			{room} ainda não está pago. {link("Pagar este quarto")}
		</>
	),
	mail: ({ rooms }) => `Reservou ${rooms} em conjunto. Pode alterar ou cancelar cada quarto em separado.`,
	record: "Registar um pagamento de todos os quartos",
	split: "É repartido pelos quartos, primeiro o de maior saldo.",
	more: "Mais quartos para o mesmo hóspede",
	count: "Número de quartos",
	adultsEach: "Adultos em cada quarto",
	invalid: ({ max }) =>
		`Introduza o número de quartos e de adultos em algarismos, como 1 e 2, e até ${max} quartos no total.`,
};
