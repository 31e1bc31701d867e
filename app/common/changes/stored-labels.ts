import { t } from "#app/common/language/messages.ts";

/** Fields of settings and products, by the names that changes store. */
const fields = () => ({
	...t.words,
	active: t.deliverySettings.active,
	alt: t.photos.altText,
	barcode: t.productVariants.barcode,
	beds: t.roomForm.beds,
	category: t.productForm.category,
	code: t.discountSettings.code,
	compareAt: t.productForm.compareAt,
	countries: t.deliverySettings.countries,
	currency: t.market.currency,
	days: t.deliverySettings.days,
	discount: t.discountSettings.discount,
	endDate: t.discountSettings.endDate,
	floor: t.units.floor,
	freeFrom: t.deliverySettings.free,
	goesWith: t.productForm.goesWith,
	handle: t.productForm.handle,
	hours: t.fleet.hours,
	house_rules: t.hotelFields.houseRules,
	inPrices: t.taxSettings.included,
	inUse: t.fleet.inUse,
	maximumUses: t.discountSettings.maximumUses,
	minimumOrder: t.discountSettings.minimumOrder,
	notes: t.units.notes,
	option1_name: t.productForm.option1,
	option2_name: t.productForm.option2,
	option3_name: t.productForm.option3,
	options: t.productForm.options,
	picture: t.shopCategories.picture,
	place: t.taxSettings.location,
	plate: t.fleet.plate,
	position: t.shopCategories.position,
	postalCodes: t.moveRates.zone.prefixes,
	rate: t.taxSettings.rateTitle,
	seo_description: t.productForm.metaDescription,
	seo_title: t.productForm.pageTitle,
	sellsWithoutStock: t.productVariants.sellOutStock,
	size_guide: t.productForm.sizeGuide,
	sku: t.productForm.sku,
	slug: t.productForm.handle,
	startDate: t.discountSettings.startDate,
	stock: t.productStock.stock,
	tags: t.productForm.tags,
	startsOn: t.taxSettings.startsOn,
	tax_class: t.taxClasses.label,
	taxable: t.productVariants.chargeTax,
	taxNumber: t.invoices.seller.taxNumber,
	taxonomy: t.productForm.category,
	text: t.replyTemplates.text,
	timeZone: t.market.timeZone,
	title: t.productForm.title,
	tracked: t.productVariants.trackStock,
	type: t.fleet.type,
	vendor: t.productForm.vendor,
	weight: t.productVariants.weight,
});

/** What a change names by a key: the fields of things, and their states and choices. Keys are in databases and stay. */
const GROUPS = {
	account: () => t.users.states,
	eventsCounted: () => t.calendarEvents.count,
	eventsSkipped: () => t.calendarEvents.skip,
	extra: () => ({ ...t.extras, price: t.extras.amount }),
	extraUnit: () => t.extras.units,
	field: fields,
	hotel: () => ({
		...t.hotelFields,
		amenities: t.hotelForm.amenities,
		latitude: t.hotelPlace.latitude,
		longitude: t.hotelPlace.longitude,
	}),
	hotelAmenity: () => t.hotelAmenities,
	hotelPayment: () => ({
		...t.hotelForm.payment,
		at_hotel: t.hotelForm.payment.atHotel,
		hotel: t.rateForm.payment.hotel,
	}),
	hotelStatus: () => t.hotelStatus,
	confirmation: () => t.hotelForm.confirmation,
	unconfirmed: () => t.hotelForm.unconfirmed,
	room: () => ({
		...t.roomForm,
		...Object.fromEntries(
			[1, 2, 3, 4, 5, 6].map((count) => [`adults${count}`, t.stayParty.adults({ count })]),
		),
	}),
	roomAmenity: () => t.roomAmenities,
	memberRole: () => t.memberRoles,
	nights: () => t.nightsChange,
	productStatus: () => t.productStates,
	board: () => t.rateForm.boards,
	rateCancellation: () => t.rateForm.cancellation,
	ratePlan: () => ({
		...t.rateFields,
		rooms: t.rateForm.rooms,
		active: t.rateForm.active,
		change: t.rateForm.section.price,
	}),
	rates: () => t.moveRates.label,
	stayTax: () => t.stayTax,
	onlineCheckIn: () => t.onlineCheckIn,
	taxClass: () => t.taxClasses,
	childPrices: () => t.childPrices,
	offer: () => ({ ...t.hotelOffers.fields, active: t.hotelOffers.form.active }),
	homeSize: () => t.homeSizes,
	vehicleType: () => t.vehicleTypes.label,
	weekday: () => t.fleet.shortDay,
} satisfies Record<string, () => object>;

export type LabelGroup = keyof typeof GROUPS;

/** The name of a field, state or choice, stored by its key. */
export type StoredLabel = { label: string; of: LabelGroup };

/** The name in the language of the page; a key that is no longer known stays as it is. */
export function storedLabel({ label, of }: StoredLabel): string {
	const names = GROUPS[of]() as Record<string, unknown>;
	const named = names[label] as string | { label: string } | undefined;
	return typeof named === "object" ? named.label : (named ?? label);
}
