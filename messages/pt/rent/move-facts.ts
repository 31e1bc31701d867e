import type { Messages } from "#messages/en/index.ts";

export const moveFacts: Messages["moveFacts"] = {
	vehicle: "Veículo",
	from: "Origem",
	to: "Destino",
	homeSize: "Tamanho da casa",
	helpers: "Ajudantes",
	packing: "Embalagem",
	withPacking: "Com ajuda a embalar",
	floor: ({ floor }) => `${floor}.º andar sem elevador`,
	floorWithElevator: ({ floor }) => `${floor}.º andar com elevador`,
	costsFee: ({ fee }) => `taxa de cancelamento ${fee}`,
	freeToCancel: "cancelamento grátis",
	when: "Quando",
	dateAtTime: ({ date, time }) => `${date} às ${time}`,
};
