import type { Messages } from "#messages/en/index.ts";

export const stayTerms: Messages["stayTerms"] = {
	freeUntil: ({ until }) => `Cancelación gratis hasta el ${until}, hora del hotel.`,
	afterThat: ({ fee }) => `Después, el cargo por cancelación es de ${fee}.`,
	nonRefundable: ({ fee }) => `No reembolsable: el cargo por cancelación es ${fee}.`,
	hasEnded: ({ fee }) =>
		`El plazo de cancelación gratis ha terminado. El cargo por cancelación es de ${fee}.`,
	requestForStaff: "El huésped puede cancelar la solicitud gratis hasta que respondas.",
	request: "Puedes cancelar tu solicitud gratis hasta que el hotel responda.",
	fullPrice: ({ amount }) => `${amount} (el precio completo)`,
	share: ({ percent, amount }) => `${amount} (el ${percent} % del precio)`,
	freeUntilArrival: "Cancelación gratis hasta tu llegada.",
	freeUntilArrivalForStaff: "Cancelación gratis hasta la llegada del huésped.",
	afterConfirmed: ({ fee }) => `Cuando el hotel confirme, el cargo por cancelación es de ${fee}.`,
	afterConfirmedForStaff: ({ fee }) => `Cuando confirmes, el cargo por cancelación es de ${fee}.`,
	noShowFree: "Si no te presentas, no hay ningún cargo.",
	noShowFreeForStaff: "Si el huésped no se presenta, no hay ningún cargo.",
	noShow: ({ fee }) => `Si no te presentas, el hotel cobra ${fee}.`,
	noShowForStaff: ({ fee }) => `Si el huésped no se presenta, el hotel cobra ${fee}.`,
};
