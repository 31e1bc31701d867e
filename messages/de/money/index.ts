export { wishlist } from "./wishlist.ts";
