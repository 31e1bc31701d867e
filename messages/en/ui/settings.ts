/** Of a setting that can be turned off. */
export const settings = {
	active: "Active",
	off: "Off",
};

/** The screens of settings, by what is set. */
export const settingKinds = {
	category: {
		add: "Add category",
		save: "Save category",
		all: "All categories",
		none: "No categories yet",
		plural: "Categories",
	},
	"delivery method": {
		add: "Add delivery method",
		save: "Save delivery method",
		all: "All delivery methods",
		none: "No delivery methods yet",
		plural: "Delivery methods",
	},
	"tax class": {
		add: "Add tax class",
		save: "Save tax class",
		all: "All taxes",
		none: "No tax classes yet",
		plural: "Tax classes",
	},
	"tax rate": {
		add: "Add tax rate",
		save: "Save tax rate",
		all: "All tax rates",
		none: "No tax rates yet",
		plural: "Tax rates",
	},
	discount: {
		add: "Add discount",
		save: "Save discount",
		all: "All discounts",
		none: "No discounts yet",
		plural: "Discounts",
	},
	vehicle: {
		add: "Add vehicle",
		save: "Save vehicle",
		all: "All vehicles",
		none: "No vehicles yet",
		plural: "Vehicles",
	},
	driver: {
		add: "Add driver",
		save: "Save driver",
		all: "All drivers",
		none: "No drivers yet",
		plural: "Drivers",
	},
	zone: { add: "Add zone", save: "Save zone", all: "All zones", none: "No zones yet", plural: "Zones" },
	"reply template": {
		add: "Add reply template",
		save: "Save reply template",
		all: "All reply templates",
		none: "No reply templates yet",
		plural: "Reply templates",
	},
	"rate card": {
		add: "Add rate card",
		save: "Save rate card",
		all: "All rate cards",
		none: "No rate cards yet",
		plural: "Rate cards",
	},
};
