import type { AccountSubjects } from "#app/account/subjects.server.ts";
import { rentSubject } from "#app/rent/rent-subject.server.ts";
import { shopSubject } from "#app/shop/shop-subject.server.ts";
import { travelSubject } from "#app/travel/travel-subject.server.ts";

/** The subjects of the site, in the order in which they lock their rows. */
export const SUBJECTS: AccountSubjects = [rentSubject, shopSubject, travelSubject];
