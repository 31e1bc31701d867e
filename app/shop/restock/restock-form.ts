import { z } from "zod";
import { email } from "#app/common/forms/form-fields.ts";

/** The form on a product's page. A signed-in person with a confirmed address does not type one. */
export const restockSchema = (hasConfirmedEmail: boolean) =>
	z.object({ email: hasConfirmedEmail ? email().optional() : email() });
