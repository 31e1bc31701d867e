import type { Messages } from "#messages/en/index.ts";

export const addressFields: Messages["addressFields"] = {
	otherCountry: "تم اختيار بلد آخر.",
	otherState: ({ postalCode, state, region }) =>
		`الرمز البريدي ${postalCode} في ${state}، وليس في ${region}. صحّح الرمز البريدي أو الولاية.`,
	enterLine1: "أدخل الشارع ورقم المبنى.",
	anAddress: "العنوان",
	enterCity: "أدخل المدينة أو البلدة.",
	aTown: "المدينة",
	aRegion: "المنطقة",
	chooseHotelZone: "اختر المنطقة الزمنية للفندق.",
	chooseCountry: "اختر البلد.",
};

export const regions: Messages["regions"] = {
	countyOrRegion: { label: "المقاطعة أو المنطقة", choose: "اختر المقاطعة أو المنطقة." },
	emirate: { label: "الإمارة", choose: "اختر الإمارة." },
	prefecture: { label: "المحافظة", choose: "اختر المحافظة." },
	province: { label: "المقاطعة", choose: "اختر المقاطعة." },
	provinceOrTerritory: { label: "المقاطعة أو الإقليم", choose: "اختر المقاطعة أو الإقليم." },
	state: { label: "الولاية", choose: "اختر الولاية." },
	stateOrTerritory: { label: "الولاية أو الإقليم", choose: "اختر الولاية أو الإقليم." },
};

export const postalCodes: Messages["postalCodes"] = {
	zip: {
		label: "الرمز البريدي",
		enter: ({ example }) => (example ? `أدخل الرمز البريدي، مثل ${example}.` : "أدخل الرمز البريدي."),
		check: ({ example }) =>
			example ? `أدخل الرمز البريدي بالصيغة الصحيحة، مثل ${example}.` : "أدخل الرمز البريدي بالصيغة الصحيحة.",
	},
	code: {
		label: "الرمز البريدي",
		enter: ({ example }) => (example ? `أدخل الرمز البريدي، مثل ${example}.` : "أدخل الرمز البريدي."),
		check: ({ example }) =>
			example ? `أدخل الرمز البريدي بالصيغة الصحيحة، مثل ${example}.` : "أدخل الرمز البريدي بالصيغة الصحيحة.",
	},
};
