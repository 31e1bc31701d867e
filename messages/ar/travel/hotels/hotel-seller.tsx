import type { Messages } from "#messages/en/index.ts";

export const hotelSeller: Messages["hotelSeller"] = {
	metaTitle: ({ hotel }) => `بيانات البائع لفندق ${hotel}`,
	untitled: "بيانات البائع لفندق",
	title: "بيانات البائع",
	intro: "بعد حفظها، يحصل كل ضيف يغادر على فاتورة من هذا البائع. لا تتغيّر الفواتير الصادرة أبدًا.",
	commission: "العمولة",
	rate: ({ rate, link }) => (
		<>
			عمولة الحجوزات الجديدة التي يجريها الضيوف هنا {rate}. لا عمولة على الضيوف بلا حجز. لكل شهر {link("كشف")}
			.
		</>
	),
};
