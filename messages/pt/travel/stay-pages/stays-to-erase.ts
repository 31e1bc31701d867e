import type { Messages } from "#messages/en/index.ts";

export const staysToErase: Messages["staysToErase"] = {
	one: "reserva de quarto",
	many: "reservas de quartos",
	fee: ({ fee }) => `taxa de cancelamento ${fee}`,
	free: "cancelamento grátis",
};
