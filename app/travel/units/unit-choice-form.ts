import { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";

const unit = z
	.string()
	.optional()
	.transform((masked) => (masked ? (unmaskId(masked) ?? 0) : null));

/** The units that a form of `UnitFields` chooses: nine rooms at most. */
const names = ["unit1", "unit2", "unit3", "unit4", "unit5", "unit6", "unit7", "unit8", "unit9"] as const;

export const unitChoiceFields = {
	unit1: unit,
	unit2: unit,
	unit3: unit,
	unit4: unit,
	unit5: unit,
	unit6: unit,
	unit7: unit,
	unit8: unit,
	unit9: unit,
	/** Whether the form asked for units at all, and those that it showed. */
	expectedUnits: z.string().optional(),
};

type Chosen = { [name in (typeof names)[number]]: number | null };

export const chosenUnits = (form: Chosen): number[] => names.flatMap((name) => form[name] ?? []);
