import type { Messages } from "#messages/en/index.ts";

export const hotelDecisionMail: Messages["hotelDecisionMail"] = {
	refused: {
		subject: ({ hotel }) => `${hotel} não foi aprovado`,
		text: ({ hotel }) =>
			`Analisámos ${hotel} e ainda não o podemos aprovar, por isso continua oculto para os hóspedes. Altere o que o motivo indica e peça novamente a aprovação na página do hotel.`,
		open: ({ hotel }) => `Abrir ${hotel}`,
	},
	reason: "Motivo",
	approved: {
		subject: ({ hotel }) => `${hotel} está aberto a reservas`,
		text: ({ hotel }) =>
			`${hotel} foi aprovado e está aberto a reservas. Os hóspedes já o podem encontrar e reservar os quartos.`,
		open: "Abrir o seu painel",
	},
	suspended: {
		subject: ({ hotel }) => `${hotel} está suspenso`,
		text: ({ hotel }) =>
			`${hotel} está suspenso: fica oculto para os hóspedes e não aceita novas reservas. As reservas existentes mantêm-se e continua a geri-las. Se acha que é um erro, contacte-nos.`,
		contact: "Contacte-nos",
	},
};
