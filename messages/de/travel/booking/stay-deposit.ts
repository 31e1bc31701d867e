import type { Messages } from "#messages/en/index.ts";

export const stayDeposit: Messages["stayDeposit"] = {
	fullPrice: ({ money }) => `Zahlen Sie den vollen Preis (${money}) online bei der Buchung.`,
	fullPriceLater: ({ money }) =>
		`Zahlen Sie den vollen Preis (${money}) online, nachdem das Hotel bestätigt hat.`,
	deposit: ({ depositPercent, money }) =>
		`Zahlen Sie eine Anzahlung von ${depositPercent} % (${money}) online bei der Buchung. Den Rest zahlen Sie im Hotel.`,
	depositLater: ({ depositPercent, money }) =>
		`Zahlen Sie eine Anzahlung von ${depositPercent} % (${money}) online, nachdem das Hotel bestätigt hat. Den Rest zahlen Sie im Hotel.`,
};
