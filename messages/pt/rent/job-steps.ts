import type { Messages } from "#messages/en/index.ts";

export const jobSteps: Messages["jobSteps"] = {
	label: { on_the_way: "A caminho", arrived: "Chegou", loaded: "Carregado", delivered: "Entregue" },
	forCustomer: {
		on_the_way: "O seu motorista está a caminho.",
		arrived: "O seu motorista chegou.",
		loaded: "Está tudo carregado e a caminho da nova morada.",
		delivered: "A sua mudança está concluída.",
	},
	driverDid: {
		on_the_way: ({ driver }) => `${driver} está a caminho do cliente.`,
		arrived: ({ driver }) => `${driver} chegou à morada do cliente.`,
		loaded: ({ driver }) => `${driver} carregou tudo.`,
		delivered: ({ driver }) => `${driver} entregou tudo.`,
	},
	callDriver: ({ phone }) =>
		`Recebe um e-mail a informar que o serviço foi cancelado. Ligue também: ${phone}.`,
	collection: { cash: "Sim, em dinheiro", card: "Sim, com cartão", none: "Não, não foi cobrado" },
	collected: {
		cash: ({ amount }) => `${amount} cobrados em dinheiro.`,
		card: ({ amount }) => `${amount} cobrados com cartão.`,
		none: ({ amount }) => `${amount} por cobrar.`,
	},
	crew: ({ driver, vehicle }) => `O seu motorista é ${driver}, com ${vehicle}.`,
	crewWithPlate: ({ driver, vehicle, plate }) => `O seu motorista é ${driver}, com ${vehicle} (${plate}).`,
};
