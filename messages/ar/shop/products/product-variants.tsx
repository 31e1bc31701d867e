import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const productVariants: Messages["productVariants"] = {
	defaultName: "الخيار الافتراضي",
	variant: "الخيار",
	inStock: "في المخزون",
	skuTaken: ({ by }) => `رمز SKU هذا مستخدم بالفعل: ${by}.`,
	stockBelow: ({ stock }) => `المخزون ${stock}. عدّله إلى 0 أو أكثر قبل إيقاف البيع عند نفاد الكمية.`,
	barcode: "الباركود",
	weight: "الوزن بالغرام",
	lowStockAt: "حد المخزون المنخفض",
	sameSku: ({ sku }) => `يستخدم خياران رمز SKU نفسه ${sku}.`,
	andMore: ({ count }) => `و${count} غيرها`,
	stock: ({ count }) => `${count} في المخزون`,
	priceTitle: ({ currency }) => `السعر، ${currency}`,
	compareAtTitle: ({ currency }) => `قبل الخصم، ${currency}`,
	weightTitle: "الوزن، غ",
	elsewhere: ({ options, stock }) => (
		<>
			لإضافة خيارات أو إزالتها، عدّل الخصائص في {options("التفاصيل")}. لتغيير الكميات، انتقل إلى{" "}
			{stock("المخزون")}.
		</>
	),
	removeThese: ({ count }) =>
		plural(count, {
			one: "إزالة هذا الخيار",
			two: "إزالة هذين الخيارين",
			other: `إزالة هذه الخيارات (${count})`,
		}),
	withStock: ({ name, stock }) => `${name} (${stock} في المخزون)`,
	labelOf: ({ label, name }) => `${label}: ${name}`,
	pricesVariants: "الأسعار والخيارات",
	pricesVariantsSaved: "تم حفظ الأسعار والخيارات.",
	savePage: "حفظ هذه الصفحة",
	saveVariants: "حفظ الخيارات",
	renameVariants: "تغيير أسماء هذه الخيارات",
	keepStockSkuPrice: "تحتفظ بمخزونها وSKU وسعرها تحت القيم الجديدة.",
	variantsOrdersArchived: "تُؤرشف الخيارات التي لها طلبات مع مخزونها. وتُحذف البقية.",
	affectedVariants: "الخيارات المتأثرة",
	variantsUseValuesRemoved: "تستخدم هذه الخيارات قيمًا أزلتها:",
	notTracked: "غير متابَع",
	selling: "البيع",
	chargeTax: "احتساب الضريبة",
	trackStock: "متابعة المخزون",
	sellOutStock: "البيع عند نفاد الكمية",
	variants: "الخيارات",
	anotherProduct: "منتج آخر",
};
