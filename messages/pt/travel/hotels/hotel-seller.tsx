import type { Messages } from "#messages/en/index.ts";

export const hotelSeller: Messages["hotelSeller"] = {
	metaTitle: ({ hotel }) => `Dados do vendedor de ${hotel}`,
	untitled: "Dados do vendedor de um hotel",
	title: "Dados do vendedor",
	intro:
		"Depois de guardar estes dados, cada hóspede que faz o check-out recebe uma fatura deste vendedor. As faturas emitidas nunca mudam.",
	commission: "Comissão",
	rate: ({ rate, link }) => (
		<>
			As novas reservas que os hóspedes fazem aqui têm uma comissão de {rate}. As feitas na receção não têm.
			Cada mês tem o seu {link("extrato")}.
		</>
	),
};
