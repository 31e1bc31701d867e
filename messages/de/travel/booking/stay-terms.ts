import type { Messages } from "#messages/en/index.ts";

export const stayTerms: Messages["stayTerms"] = {
	freeUntil: ({ until }) => `Kostenlose Stornierung bis ${until}, Ortszeit des Hotels.`,
	afterThat: ({ fee }) => `Danach beträgt die Stornogebühr ${fee}.`,
	nonRefundable: ({ fee }) => `Nicht erstattbar: Die Stornogebühr beträgt ${fee}.`,
	hasEnded: ({ fee }) =>
		`Eine kostenlose Stornierung ist nicht mehr möglich. Die Stornogebühr beträgt ${fee}.`,
	requestForStaff: "Der Gast kann die Anfrage kostenlos stornieren, bis Sie antworten.",
	request: "Sie können Ihre Anfrage kostenlos stornieren, bis das Hotel antwortet.",
	fullPrice: ({ amount }) => `den vollen Preis, ${amount}`,
	share: ({ percent, amount }) => `${percent} % des Preises, ${amount}`,
	freeUntilArrival: "Kostenlose Stornierung bis zu Ihrer Anreise.",
	freeUntilArrivalForStaff: "Kostenlose Stornierung bis zur Anreise des Gastes.",
	afterConfirmed: ({ fee }) => `Nachdem das Hotel bestätigt hat, beträgt die Stornogebühr ${fee}.`,
	afterConfirmedForStaff: ({ fee }) => `Nachdem Sie bestätigt haben, beträgt die Stornogebühr ${fee}.`,
	noShowFree: "Bei Nichtanreise fällt keine Gebühr an.",
	noShowFreeForStaff: "Reist der Gast nicht an, fällt keine Gebühr an.",
	noShow: ({ fee }) => `Reisen Sie nicht an, berechnet das Hotel ${fee}.`,
	noShowForStaff: ({ fee }) => `Reist der Gast nicht an, berechnet das Hotel ${fee}.`,
};
