import type { Messages } from "#messages/en/index.ts";

export const stayMoney: Messages["stayMoney"] = {
	refunded: ({ amount, on }) => `Wir haben Ihnen am ${on} ${amount} erstattet.`,
	moved: {
		toPay: ({ deposit, payBefore }) =>
			`${deposit} sind bis ${payBefore} (Ortszeit des Hotels) online zu bezahlen. Andernfalls verfällt die Buchung.`,
		refunded: ({ amount, paid }) => `Von den online bezahlten ${paid} werden ${amount} erstattet.`,
		allPaid: ({ paid }) => `${paid} sind online bezahlt, im Hotel ist nichts fällig.`,
		restAtHotel: ({ paid, rest }) => `${paid} sind online bezahlt, ${rest} sind im Hotel fällig.`,
	},
	toGuest: {
		nothing: "Sie zahlen nichts.",
		fee: ({ fee }) =>
			`Nach den Stornierungsbedingungen, denen Sie zugestimmt haben, schulden Sie dem Hotel ${fee}.`,
		feeOwed: ({ fee, paid, owed }) =>
			`Nach den Stornierungsbedingungen, denen Sie zugestimmt haben, beträgt die Gebühr ${fee}. Davon haben Sie ${paid} online bezahlt; dem Hotel schulden Sie noch ${owed}.`,
		feePaid: ({ fee, paid }) =>
			`Nach den Stornierungsbedingungen, denen Sie zugestimmt haben, beträgt die Gebühr ${fee}. Davon haben Sie ${paid} online und den Rest im Hotel bezahlt.`,
		feeKept: ({ fee, paid }) =>
			`Nach den Stornierungsbedingungen, denen Sie zugestimmt haben, beträgt die Gebühr ${fee}. Wir behalten sie von den ${paid} ein, die Sie online bezahlt haben.`,
		feeLeft: ({ fee, paid, owed }) =>
			`Nach den Stornierungsbedingungen, denen Sie zugestimmt haben, beträgt die Gebühr ${fee}. Im Hotel haben Sie ${paid} bezahlt; dem Hotel schulden Sie noch ${owed}.`,
		feeAtHotel: ({ fee }) =>
			`Nach den Stornierungsbedingungen, denen Sie zugestimmt haben, beträgt die Gebühr ${fee}. Sie haben sie im Hotel bezahlt.`,
		givesBack: ({ amount }) => `Das Hotel zahlt Ihnen ${amount} zurück.`,
	},
	willRefund: ({ amount }) => `Wir erstatten Ihnen die ${amount}, die Sie online bezahlt haben.`,
	refunding: ({ amount }) => `Wir erstatten Ihnen gerade die ${amount}, die Sie online bezahlt haben.`,
	willRefundOther: ({ amount }) => `Wir erstatten Ihnen die übrigen ${amount}.`,
	refundingOther: ({ amount }) => `Wir erstatten Ihnen gerade die übrigen ${amount}.`,
	toHotel: {
		fee: ({ fee }) => `Nach Ihren Stornierungsbedingungen schuldet der Gast Ihnen ${fee}.`,
		nothing: "Nach Ihren Stornierungsbedingungen zahlt der Gast nichts.",
		refunded: ({ amount }) => `${amount} werden erstattet.`,
		feeKept: ({ fee, paid }) =>
			`Nach Ihren Stornierungsbedingungen beträgt die Gebühr ${fee}. Der Gast hat ${paid} online bezahlt.`,
		owed: ({ amount }) => `Er schuldet Ihnen ${amount}.`,
		feeAtHotel: ({ fee, paid }) =>
			`Nach Ihren Stornierungsbedingungen beträgt die Gebühr ${fee}. Der Gast hat Ihnen ${paid} bezahlt.`,
		givesBack: ({ amount }) => `Sie zahlen dem Gast ${amount} zurück.`,
	},
};
