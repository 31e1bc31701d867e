import type { Messages } from "#messages/en/index.ts";

export const shopCategories: Messages["shopCategories"] = {
	actions: ({ name }) => `إجراءات ${name}`,
	picture: "الصورة",
	undeletable: ({ name }) => `لا يمكن حذف ${name} بعد`,
	deleteQuestion: ({ name }) => `هل تريد حذف ${name}؟`,
	title: "الفئات",
	category: "الفئة",
	products: "المنتجات",
	chooseAgain: "اختر الصورة مرة أخرى. لا تحتفظ المتصفحات بالملفات المختارة.",
	handle: "المعرّف",
	productsIn: ({ count, name, hidden }) => (
		<>
			{count}
			{hidden(` في ${name}`)}
		</>
	),
	moveUp: ({ name }) => `نقل ${name} إلى أعلى`,
	moveDown: ({ name }) => `نقل ${name} إلى أسفل`,
	hasProducts: ({ count }) => `فيها منتجات (${count}). انقلها إلى فئة أخرى أولًا.`,
	position: "الموضع",
	orderHint: "يرى العملاء الفئات بهذا الترتيب.",
	emptyText: "تجمع الفئات المنتجات ليتمكن العملاء من تصفحها.",
	deleteCategory: "حذف الفئة",
	categoryDeleted: "تم حذف الفئة.",
	goBack: "رجوع",
	viewProducts: "عرض المنتجات",
	deletionWarning: "لا توجد منتجات في الفئة. لا يمكن التراجع عن ذلك.",
	handleTaken: "تستخدم فئة أخرى هذا المعرّف. أدخل معرّفًا آخر.",
	handleHint: "يُستخدم في عنوان الويب. اتركه فارغًا لإنشائه من الاسم.",
	removePicture: "إزالة الصورة",
	replacePicture: "استبدال الصورة",
	pictureHint: "JPEG أو PNG أو WebP أو AVIF، حتى 8 ميغابايت",
};
