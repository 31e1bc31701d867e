import type { Messages } from "#messages/en/index.ts";

export const productPhotos: Messages["productPhotos"] = {
	photo: ({ number }) => `الصورة ${number}`,
	photoOf: ({ number, alt }) => `الصورة ${number}: ${alt}`,
	title: "الصورة",
	photoRemoved: "تمت إزالة الصورة.",
	descriptionSaved: "تم حفظ الوصف.",
	descriptionExample: "مصباح مكتب نحاسي على طاولة من خشب البلوط",
	choosePhotosVariants: "اختر صورًا للخيارات",
	orderHint: "الصورة الأولى هي الصورة الرئيسية للمنتج.",
	noPhotosYet: "لا توجد صور بعد",
	variantPhotos: "صور الخيارات",
	variantPhotosSaved: "تم حفظ صور الخيارات.",
	mainPhoto: "الصورة الرئيسية",
	savePhotos: "حفظ الصور",
};
