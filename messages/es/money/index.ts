export { wishlist } from "./wishlist.tsx";
