import type { Messages } from "#messages/en/index.ts";

export const stayTerms: Messages["stayTerms"] = {
	freeUntil: ({ until }) => `Annulation gratuite jusqu’au ${until}, heure de l’hôtel.`,
	afterThat: ({ fee }) => `Ensuite, les frais d’annulation sont : ${fee}.`,
	nonRefundable: ({ fee }) => `Non remboursable : les frais d’annulation sont de ${fee}.`,
	hasEnded: ({ fee }) => `L’annulation n’est plus gratuite. Frais d’annulation : ${fee}.`,
	requestForStaff: "Le client peut annuler la demande gratuitement tant que vous n’avez pas répondu.",
	request: "Vous pouvez annuler votre demande gratuitement tant que l’hôtel n’a pas répondu.",
	fullPrice: ({ amount }) => `la totalité, ${amount}`,
	share: ({ percent, amount }) => `${percent} % du prix, ${amount}`,
	freeUntilArrival: "Annulation gratuite jusqu’à votre arrivée.",
	freeUntilArrivalForStaff: "Annulation gratuite jusqu’à l’arrivée du client.",
	afterConfirmed: ({ fee }) => `Après confirmation de l’hôtel, les frais d’annulation sont : ${fee}.`,
	afterConfirmedForStaff: ({ fee }) => `Après votre confirmation, les frais d’annulation sont : ${fee}.`,
	noShowFree: "Sans frais si vous ne vous présentez pas.",
	noShowFreeForStaff: "Sans frais si le client ne se présente pas.",
	noShow: ({ fee }) => `Si vous ne vous présentez pas, l’hôtel facture ${fee}.`,
	noShowForStaff: ({ fee }) => `Si le client ne se présente pas, l’hôtel facture ${fee}.`,
};
