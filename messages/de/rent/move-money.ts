import type { Messages } from "#messages/en/index.ts";

export const moveMoney: Messages["moveMoney"] = {
	paid: ({ amount }) => `Sie haben eine Anzahlung von ${amount} geleistet.`,
	refunded: ({ amount }) => `Wir haben ${amount} erstattet.`,
	due: ({ amount }) => `${amount} sind am Umzugstag fällig.`,
	staffRefunds: ({ amount }) => `Die ${amount}, die der Kunde online bezahlt hat, werden erstattet.`,
	allRefunded: "Wir haben Ihre Anzahlung erstattet.",
	nothingOwed: "Für diesen Umzug zahlen Sie nichts.",
	owesFee: ({ fee }) =>
		`Sie haben spät storniert und schulden daher statt des Preises eine Gebühr von ${fee}.`,
	owesRest: ({ amount }) =>
		`Sie haben spät storniert. Wir behalten Ihre Anzahlung als Teil der Gebühr; Sie schulden noch ${amount}.`,
	keepsFee: ({ fee }) => `Sie haben spät storniert. Wir behalten ${fee} Ihrer Anzahlung als Gebühr.`,
	refunding: ({ amount }) =>
		`Wir erstatten ${amount} Ihrer Anzahlung. Es kann einige Tage dauern, bis der Betrag bei Ihnen ist.`,
	refundingOther: ({ amount }) =>
		`Wir erstatten die übrigen ${amount}. Es kann einige Tage dauern, bis der Betrag bei Ihnen ist.`,
	cost: ({ amount, percent, price }) => `${amount} (${percent} % von ${price})`,
	freeNow: "Die Stornierung ist kostenlos.",
	freeUntil: ({ until, cost }) => `Die Stornierung ist bis ${until} kostenlos. Danach kostet sie ${cost}.`,
	costsNow: ({ cost }) => `Eine Stornierung kostet jetzt ${cost}.`,
	freeUntilConfirmed: ({ cost }) =>
		`Die Stornierung ist kostenlos, bis wir den Umzug bestätigen. Danach kostet sie ${cost}.`,
	deadline: {
		before: ({ moment }) => `vor ${moment}`,
		book: ({ hours }) => `innerhalb von ${hours} Stunden nach der Buchung`,
		accept: ({ hours }) => `innerhalb von ${hours} Stunden nach Annahme des Preises`,
		bookBefore: ({ hours, moment }) =>
			`innerhalb von ${hours} Stunden nach der Buchung, spätestens vor ${moment}`,
		acceptBefore: ({ hours, moment }) =>
			`innerhalb von ${hours} Stunden nach Annahme des Preises, spätestens vor ${moment}`,
	},
	payDeposit: ({ amount, deadline }) => `Anzahlung von ${amount}: online zu zahlen ${deadline}.`,
	customerPaysDeposit: ({ amount, deadline }) =>
		`Der Kunde leistet eine Anzahlung von ${amount}: online zu zahlen ${deadline}.`,
	restOnDay: "Der Rest wird am Umzugstag bezahlt.",
	elseCancelled: "Geht die Anzahlung nicht rechtzeitig ein, wird der Umzug storniert.",
	noDepositThen: "Für das neue Datum ist keine Anzahlung fällig.",
	depositThen: ({ amount, until }) =>
		`Zahlen Sie Ihre Anzahlung von ${amount} online vor ${until}. Andernfalls wird der Umzug storniert.`,
	moreDepositThen: ({ amount, until }) =>
		`Ihre Anzahlung steigt mit dem Preis: Zahlen Sie weitere ${amount} online vor ${until}. Andernfalls wird der Umzug storniert, und wir erstatten, was Sie bezahlt haben.`,
	otherDepositThen: ({ amount, until }) =>
		`Ihre Anzahlung ändert sich mit dem Preis: Zahlen Sie ${amount} online vor ${until}. Andernfalls wird der Umzug storniert.`,
};
