import type { Messages } from "#messages/en/index.ts";

export const discountCode: Messages["discountCode"] = {
	notYet: ({ date }) => `هذا الرمز صالح ابتداءً من ${date}. أزله في الوقت الحالي.`,
	tooLittle: ({ minimum }) => `الحد الأدنى للطلب بهذا الرمز ${minimum}. أضف منتجات أو أزل الرمز.`,
	thisCodeIsNotValidCheck: "هذا الرمز غير صالح. تحقّق من كتابته أو أزله.",
	thisCodeIsNotActiveRemove: "هذا الرمز غير مفعّل. أزله أو جرّب رمزًا آخر.",
	thisCodeHasExpiredRemoveIt: "انتهت صلاحية هذا الرمز. أزله أو جرّب رمزًا آخر.",
	thisCodeHasReachedItsUsage: "بلغ هذا الرمز حد استخدامه. أزله أو جرّب رمزًا آخر.",
};
