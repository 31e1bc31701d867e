import { z } from "zod";
import { price } from "#app/common/forms/number-fields.ts";
import { readPercent, typedPercent } from "#app/common/forms/percent.ts";
import { t } from "#app/common/language/messages.ts";
import { typedMoney } from "#app/common/money.ts";
import { MAX_NIGHTS } from "#app/travel/quotes/stay-form.ts";
import type { TaxColumns } from "#app/travel/quotes/stay-tax.ts";
import { count } from "./form-fields.ts";

const PLACES = 2;
const ADULT = 18;

/** The form of a hotel's stay tax. Fields of a kind that is not chosen are not read. */
export const stayTaxSchema = (currency: string) =>
	z
		.object({
			kind: z.enum(["none", "amount", "percent"], { error: () => t.stayTax.chooseKind }),
			amount: z.string().optional(),
			percent: z.string().optional(),
			nights: z.string().optional(),
			fromAge: z.string().optional(),
			paid: z.enum(["total", "hotel"], { error: () => t.stayTax.choosePaid }).optional(),
			expectedVersion: z.string().optional(),
		})
		.transform((form, context) => {
			const { kind, expectedVersion = "" } = form;
			const refuse = (path: string, message: string) => {
				context.addIssue({ code: "custom", path: [path], message });
				return 0;
			};
			const read = (path: string, schema: z.ZodType<number | null, string | undefined>, text?: string) => {
				const result = schema.safeParse(text);
				return result.success ? (result.data ?? 0) : refuse(path, result.error.issues[0]?.message ?? "");
			};
			if (kind === "none") return { tax: { ...NO_TAX, stay_tax: kind }, expectedVersion };
			const amount = price(currency, {
				name: () => t.stayTax.theAmount,
				missing: () => t.stayTax.enterAmount,
			});
			const nights = count({ range: t.stayTax.nightsRange, missing: "", min: 1, max: MAX_NIGHTS });
			const age = count({
				range: t.stayTax.ageRange,
				missing: () => t.stayTax.enterAge,
				min: 0,
				max: ADULT,
			});
			const tax: TaxColumns = {
				stay_tax: kind,
				stay_tax_rate:
					kind === "amount"
						? read("amount", amount, form.amount) || refuse("amount", t.stayTax.enterAmount)
						: readPercent(form.percent ?? "", PLACES) || refuse("percent", t.stayTax.enterPercent),
				stay_tax_nights: form.nights?.trim() ? read("nights", nights, form.nights) : MAX_NIGHTS,
				stay_tax_from_age: kind === "amount" ? read("fromAge", age, form.fromAge) : 0,
				stay_tax_at_hotel: form.paid === "hotel",
			};
			return { tax, expectedVersion };
		});

const NO_TAX = {
	stay_tax_rate: 0,
	stay_tax_nights: MAX_NIGHTS,
	stay_tax_from_age: 0,
	stay_tax_at_hotel: false,
};

/** The stay tax of a hotel as it is typed. */
export const typedStayTax = (hotel: TaxColumns, currency: string) => ({
	kind: hotel.stay_tax,
	amount: hotel.stay_tax === "amount" ? typedMoney(hotel.stay_tax_rate, currency) : "",
	percent: hotel.stay_tax === "percent" ? typedPercent(hotel.stay_tax_rate, PLACES) : "",
	nights: hotel.stay_tax_nights === MAX_NIGHTS ? "" : String(hotel.stay_tax_nights),
	fromAge: String(hotel.stay_tax_from_age),
	paid: hotel.stay_tax_at_hotel ? "hotel" : "total",
});
