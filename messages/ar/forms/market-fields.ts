import type { Messages } from "#messages/en/index.ts";

export const marketFields: Messages["marketFields"] = {
	enterName: "أدخل اسم السوق.",
	theName: "اسم السوق",
	sold: ({ currency }) => `تمت عمليات بيع بعملة ${currency}، لذا لم يعد تغيير العملة ممكنًا.`,
	chooseCurrency: "اختر عملة.",
	chooseCountry: "اختر بلدًا.",
	chooseZone: "اختر منطقة زمنية.",
	priced: ({ currency, decimals }) =>
		`أُدخلت أسعار بعملة ${currency}، لذا يمكنك التغيير فقط إلى عملة عدد منازلها العشرية ${decimals}.`,
	currencyHint: "لكل الأسعار. لا يمكن تغيير العملة بعد أول عملية بيع.",
	pricedHint: ({ explained, figure }) =>
		`${explained} يبقى السعر ${figure} كما هو ${figure} بالعملة الجديدة. لا يمكن تغيير العملة بعد أول عملية بيع.`,
};
